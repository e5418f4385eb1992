// Printed from the contract by `UPDATE_PRINTED=1`; never edited.
import type { CallRoutes } from './call-route.ts';
import type { PlayerEndpoints } from './player.ts';

export const playerRoutes: CallRoutes<PlayerEndpoints> = {
  "site": {
    "getStatus": [
      "GET",
      "/wps/system/status",
      "query",
      "COMM3",
      false
    ],
    "getSettings": [
      "GET",
      "/wps/system/settings/consolidated",
      "query",
      "COMM3",
      false
    ],
    "getWhitelabel": [
      "GET",
      "/wps/system/whitelabel",
      "query",
      "COMM3",
      false
    ],
    "getCountry": [
      "GET",
      "/wps/system/country",
      "query",
      "REGISTER_REE3",
      false
    ],
    "getLocation": [
      "GET",
      "/wps/system/location",
      "query",
      "COMM3",
      false
    ],
    "getDomainRoute": [
      "GET",
      "/wps/system/domainRoute",
      "query",
      "COMM3",
      false
    ],
    "getTemplates": [
      "GET",
      "/wps/system/templates",
      "query",
      "COMM3",
      false
    ],
    "getVideo": [
      "GET",
      "/wps/system/video",
      "query",
      "COMM3",
      false
    ],
    "getLicence": [
      "GET",
      "/wps/system/licence",
      "query",
      "COMM3",
      false
    ]
  },
  "content": {
    "listAnnouncements": [
      "GET",
      "/wps/relay/MCSFE_getListAnnouncements",
      "query",
      "COMM3",
      false
    ],
    "listPopularAnnouncements": [
      "GET",
      "/wps/relay/MCSFE_getPopularAnnouncements",
      "query",
      "COMM3",
      false
    ],
    "listLobbyNews": [
      "GET",
      "/wps/relay/MCSFE_getLobbyNews",
      "query",
      "COMM3",
      false
    ],
    "listMemberAnnouncements": [
      "GET",
      "/wps/relay/MCSFE_getMemberAnnouncements",
      "query",
      "COMM3",
      false
    ],
    "countUnreadAnnouncements": [
      "GET",
      "/wps/relay/MCSFE_unreadCount",
      "query",
      "COMM3",
      false
    ],
    "markAnnouncementRead": [
      "POST",
      "/wps/relay/MCSFE_readAnnouncement",
      "json",
      "COMM3",
      false
    ],
    "listPromotionCategories": [
      "GET",
      "/wps/relay/PROMOFE_getPromotionAnnouncementCategory",
      "query",
      "COMM3",
      false
    ],
    "getHelpCenter": [
      "GET",
      "/wps/system/helpCenter",
      "query",
      "",
      false
    ],
    "getPage": [
      "GET",
      "/wps/system/page",
      "query",
      "",
      false
    ]
  },
  "accounts": {
    "getMemberInfo": [
      "GET",
      "/wps/member/info",
      "query",
      "COMM3",
      false
    ],
    "updateMemberInfo": [
      "POST",
      "/wps/member/info",
      "json",
      "COMM3",
      false
    ],
    "getProfilePicture": [
      "GET",
      "/wps/member/info/icon",
      "query",
      "PROFPIC3",
      false
    ],
    "setProfilePicture": [
      "POST",
      "/wps/member/info/icon",
      "multipart",
      "PROFPIC3",
      false
    ]
  },
  "credentials": {
    "getCaptcha": [
      "GET",
      "/wps/captcha",
      "query",
      "VALID_CAPTCHA3",
      false
    ],
    "requestSmsCode": [
      "POST",
      "/wps/verification/sms/noLogin",
      "json",
      "REGMOBVERF3",
      false
    ],
    "requestRegisterSmsCode": [
      "POST",
      "/wps/verification/sms/register",
      "json",
      "REGMOBVERF3",
      false
    ],
    "listPasskeys": [
      "GET",
      "/wps/member/passkeys",
      "query",
      "SECPRIV",
      false
    ],
    "startPasskey": [
      "POST",
      "/wps/member/passkeys/options",
      "json",
      "SECPRIV",
      false
    ],
    "addPasskey": [
      "PUT",
      "/wps/member/passkeys",
      "json",
      "SECPRIV",
      false
    ],
    "renamePasskey": [
      "POST",
      "/wps/member/passkeys/{passkeyId}",
      "json",
      "SECPRIV",
      false
    ],
    "removePasskey": [
      "DELETE",
      "/wps/member/passkeys/{passkeyId}",
      "query",
      "SECPRIV",
      false
    ],
    "startPasskeyLogin": [
      "POST",
      "/wps/session/passkey/options",
      "json",
      "COMM3",
      false
    ],
    "startPasskeyConfirm": [
      "POST",
      "/wps/session/confirm/passkey/options",
      "json",
      "COMM3",
      false
    ]
  },
  "sessions": {
    "logIn": [
      "POST",
      "/wps/session/login",
      "json",
      "COMM3",
      true
    ],
    "logInByDevice": [
      "POST",
      "/wps/session/login/device",
      "json",
      "COMM3",
      false
    ],
    "verifyLogin": [
      "POST",
      "/wps/session/login/verification",
      "json",
      "LOGINIPVERF3",
      true
    ],
    "requestLoginCode": [
      "POST",
      "/wps/session/login/verification/code",
      "json",
      "LOGINIPVERF3",
      true
    ],
    "getEncryptionKey": [
      "GET",
      "/wps/session/key",
      "query",
      "",
      false
    ],
    "logOut": [
      "DELETE",
      "/wps/session/logout",
      "query",
      "COMM3",
      false
    ],
    "confirmSession": [
      "POST",
      "/wps/session/confirm",
      "json",
      "COMM3",
      true
    ],
    "logInByPasskey": [
      "POST",
      "/wps/session/passkey",
      "json",
      "COMM3",
      false
    ],
    "confirmByPasskey": [
      "POST",
      "/wps/session/confirm/passkey",
      "json",
      "COMM3",
      false
    ],
    "listSessions": [
      "GET",
      "/wps/member/sessions",
      "query",
      "SECPRIV",
      false
    ],
    "endSession": [
      "DELETE",
      "/wps/member/sessions/{sessionId}",
      "query",
      "SECPRIV",
      false
    ],
    "endOtherSessions": [
      "DELETE",
      "/wps/member/sessions",
      "query",
      "SECPRIV",
      false
    ],
    "listLogins": [
      "GET",
      "/wps/member/loginHistory",
      "query",
      "SECPRIV",
      false
    ],
    "getIdentityService": [
      "GET",
      "/wps/session/identity",
      "query",
      "COMM3",
      false
    ]
  },
  "registration": {
    "register": [
      "PUT",
      "/wps/member/register",
      "json",
      "REG3",
      true
    ],
    "registerByMobile": [
      "PUT",
      "/wps/member/register/mobile",
      "json",
      "MOBILENUMREG3",
      true
    ],
    "checkEmail": [
      "POST",
      "/wps/check/email",
      "form",
      "",
      false
    ],
    "checkAffiliate": [
      "GET",
      "/wps/check/affiliate",
      "query",
      "AFFMAN3",
      false
    ],
    "checkUsername": [
      "GET",
      "/wps/check/username",
      "query",
      "",
      false
    ],
    "getRegisterSettings": [
      "GET",
      "/wps/system/setting/register",
      "query",
      "REGISTER_REE3",
      false
    ],
    "startTrial": [
      "POST",
      "/wps/session/login/freeplay",
      "json",
      "FREEPLAY3",
      false
    ],
    "createTrialAccount": [
      "POST",
      "/wps/member/trialuser",
      "json",
      "FREEPLAY3",
      false
    ]
  },
  "security": {
    "changePassword": [
      "POST",
      "/wps/member/password",
      "json",
      "PASS3",
      true
    ],
    "changePasswordV2": [
      "POST",
      "/wps/v2/member/password",
      "json",
      "PASS3",
      true
    ],
    "setFirstPassword": [
      "PUT",
      "/wps/member/password",
      "json",
      "PASS3",
      true
    ],
    "requestPasswordMail": [
      "POST",
      "/wps/member/password/email",
      "form",
      "COMM3",
      false
    ],
    "resetPasswordByPhone": [
      "POST",
      "/wps/member/password/verification",
      "json",
      "CHNGPASSVERIF3",
      true
    ],
    "resetPasswordByLink": [
      "POST",
      "/wps/member/password/link",
      "json",
      "COMM3",
      true
    ],
    "getSecurityConfig": [
      "GET",
      "/wps/v2/member/securityConfig",
      "query",
      "SECPRIV",
      false
    ],
    "listSecurityQuestions": [
      "GET",
      "/wps/member/securityQuestions",
      "query",
      "SECPRIV",
      false
    ],
    "getOwnSecurityQuestions": [
      "GET",
      "/wps/member/customerSecurityQuestions",
      "query",
      "SECPRIV",
      false
    ],
    "setSecurityQuestions": [
      "PUT",
      "/wps/member/customerSecurityQuestions",
      "json",
      "SECPRIV",
      true
    ],
    "changeSecurityQuestions": [
      "POST",
      "/wps/member/customerSecurityQuestions",
      "json",
      "SECPRIV",
      true
    ],
    "requestBindSmsCode": [
      "POST",
      "/wps/verification/sms/bind",
      "json",
      "SECPRIV",
      false
    ],
    "bindMobile": [
      "POST",
      "/wps/member/mobile",
      "json",
      "SECPRIV",
      false
    ],
    "requestEmailCode": [
      "POST",
      "/wps/verification/email",
      "json",
      "SECPRIV",
      false
    ],
    "bindEmail": [
      "POST",
      "/wps/member/email",
      "json",
      "SECPRIV",
      false
    ],
    "listConnections": [
      "GET",
      "/wps/member/connections",
      "query",
      "SECPRIV",
      false
    ],
    "disconnect": [
      "DELETE",
      "/wps/member/connections/{provider}",
      "query",
      "SECPRIV",
      false
    ]
  },
  "pictures": {
    "getPicture": [
      "GET",
      "/wps/member/picture/{pictureId}",
      "query",
      "",
      false
    ]
  },
  "promotions": {
    "listAvailablePromotions": [
      "GET",
      "/wps/relay/MCSFE_getAvailablePromotions",
      "query",
      "REWCEN3",
      false
    ],
    "listMerchantPromotions": [
      "GET",
      "/wps/relay/MCSFE_getMerchantAvailablePromotions",
      "query",
      "REWCEN3",
      false
    ],
    "listPromotionEntries": [
      "GET",
      "/wps/relay/MCS2_getPromotionClaimList",
      "query",
      "REWCEN3",
      false
    ],
    "requestPromotion": [
      "POST",
      "/wps/relay/MCSFE_signUpRequestReward",
      "multipart",
      "REWCEN3",
      false
    ],
    "claimReward": [
      "POST",
      "/wps/relay/MCSFE_claimIssuedPromotion",
      "json",
      "REWCEN3",
      false
    ]
  },
  "notifications": {
    "listInbox": [
      "GET",
      "/wps/message/inbox",
      "query",
      "INBOX3",
      false
    ],
    "countUnreadInbox": [
      "GET",
      "/wps/relay/CSP_unreadCount",
      "query",
      "INBOX3",
      false
    ],
    "readMessage": [
      "POST",
      "/wps/message/read",
      "json",
      "INBOX3",
      false
    ],
    "deleteMessages": [
      "DELETE",
      "/wps/message/inbox",
      "json",
      "INBOX3",
      false
    ],
    "sendMessage": [
      "PUT",
      "/wps/message/send",
      "json",
      "INBOX3",
      false
    ],
    "getPushKey": [
      "GET",
      "/wps/push/key",
      "query",
      "INBOX3",
      false
    ],
    "keepPushSubscription": [
      "PUT",
      "/wps/push/subscription",
      "json",
      "INBOX3",
      false
    ],
    "removePushSubscription": [
      "DELETE",
      "/wps/push/subscription",
      "query",
      "INBOX3",
      false
    ]
  },
  "support": {
    "getFeedbackRule": [
      "GET",
      "/wps/feedback/rule",
      "query",
      "FEEDBACK3",
      false
    ],
    "sendFeedback": [
      "POST",
      "/wps/feedback",
      "multipart",
      "FEEDBACK3",
      false
    ],
    "launchChat": [
      "GET",
      "/wps/relay/CBS_launchChat",
      "query",
      "CBS3",
      false
    ],
    "countUnreadChat": [
      "GET",
      "/wps/relay/CBS_unreadCount",
      "query",
      "CBS3",
      false
    ]
  },
  "wallet": {
    "getWallet": [
      "GET",
      "/wps/wallets/gcs",
      "query",
      "COMM3",
      false
    ]
  },
  "transfers": {
    "getConsolidatedFunds": [
      "GET",
      "/wps/member/info/funds/consolidated",
      "query",
      "COMM3",
      false
    ],
    "getTransferLocks": [
      "GET",
      "/wps/wallets/lockStatus",
      "query",
      "FUNDTRANS3",
      false
    ],
    "transferToVendor": [
      "POST",
      "/wps/wallets/transferFromMainWallet",
      "json",
      "FUNDTRANS3",
      false
    ],
    "transferToMain": [
      "POST",
      "/wps/wallets/transferToMainWallet",
      "json",
      "FUNDTRANS3",
      false
    ],
    "transferAllToMain": [
      "POST",
      "/wps/wallets/transferAllToMainWallet",
      "json",
      "FUNDTRANS3",
      false
    ],
    "listTransfers": [
      "GET",
      "/wps/wallets/transfers",
      "query",
      "FUNDTRANS3",
      false
    ]
  },
  "games": {
    "listGames": [
      "GET",
      "/wps/relay/GCSGAME_gameList",
      "query",
      "GAMELO3",
      false
    ],
    "listVendors": [
      "GET",
      "/wps/relay/GCSGAME_gameVendor",
      "query",
      "GAMELO3",
      false
    ],
    "listHotGames": [
      "POST",
      "/wps/relay/GCSGAME_hotGamesV2",
      "json",
      "GAMELOHOT3",
      false
    ],
    "listWinners": [
      "GET",
      "/wps/relay/GCSGAME_getRankList",
      "query",
      "COMM3",
      false
    ],
    "listHotMatches": [
      "GET",
      "/wps/relay/GCSGAME_getGameMatchV2",
      "query",
      "GAMELO3",
      false
    ],
    "listLiveModels": [
      "GET",
      "/wps/relay/GCSGAME_getLiveModelList",
      "query",
      "GAMELO3",
      false
    ],
    "listVassalTypes": [
      "GET",
      "/wps/relay/GCSGAME_getVassGameType",
      "query",
      "GAMELO3",
      false
    ],
    "launchGame": [
      "GET",
      "/wps/game/launchGame",
      "query",
      "GAMELO3",
      false
    ],
    "launchTrialGame": [
      "GET",
      "/wps/relay/GCS_gameTrialLaunch",
      "query",
      "GAMELO3",
      false
    ],
    "listFavouriteIds": [
      "GET",
      "/wps/relay/MCSFE_getFavoriteGames",
      "query",
      "GAMELOFAV3",
      false
    ],
    "listFavouriteGames": [
      "GET",
      "/wps/relay/MCSFE_getFavoriteGamesList",
      "query",
      "GAMELOFAV3",
      false
    ],
    "addFavourite": [
      "POST",
      "/wps/relay/MCSFE_addFavoriteGameV2",
      "json",
      "GAMELOFAV3",
      false
    ],
    "removeFavourite": [
      "DELETE",
      "/wps/relay/MCSFE_removeFavoriteGameV2",
      "json",
      "GAMELOFAV3",
      false
    ],
    "listRecentGames": [
      "GET",
      "/wps/relay/GCS_recentGame",
      "query",
      "GAMELOREC3",
      false
    ],
    "addRecentGame": [
      "POST",
      "/wps/relay/GCS_recentGame",
      "json",
      "GAMELOREC3",
      false
    ]
  },
  "reports": {
    "listTransactionCodes": [
      "GET",
      "/wps/wallets/transactionCodes",
      "query",
      "TRANSREC3",
      false
    ],
    "listTransactions": [
      "GET",
      "/wps/report/transaction",
      "query",
      "TRANSREC3",
      false
    ],
    "exportTransactions": [
      "GET",
      "/wps/report/transaction/export",
      "query",
      "TRANSREC3",
      false
    ],
    "listDownlineTransactions": [
      "GET",
      "/wps/report/downlineTransaction",
      "query",
      "TRANSREC3",
      false
    ],
    "getProfitAndLoss": [
      "GET",
      "/wps/report/personalPNL",
      "query",
      "PERSREP",
      false
    ],
    "listBets": [
      "GET",
      "/wps/report/accountGameBetHistory",
      "query",
      "",
      false
    ],
    "getRound": [
      "GET",
      "/wps/relay/ODSFE2_MemTransDet",
      "query",
      "TRANSBETREPMEM3",
      false
    ],
    "getPlayResult": [
      "GET",
      "/wps/report/playResult",
      "query",
      "PERSREP",
      false
    ]
  },
  "protection": {
    "getDepositLimits": [
      "GET",
      "/wps/member/limits",
      "query",
      "",
      false
    ],
    "setDepositLimit": [
      "POST",
      "/wps/member/limits",
      "json",
      "",
      false
    ],
    "declineLimits": [
      "POST",
      "/wps/member/limits/notNow",
      "json",
      "",
      false
    ]
  },
  "bonus": {
    "listBonuses": [
      "GET",
      "/wps/member/bonuses",
      "query",
      "COMM3",
      false
    ],
    "forfeitBonus": [
      "POST",
      "/wps/member/bonuses/forfeit",
      "json",
      "COMM3",
      false
    ],
    "listDepositBonuses": [
      "GET",
      "/wps/promotions/deposit",
      "query",
      "COMM3",
      false
    ],
    "acceptDepositBonus": [
      "POST",
      "/wps/promotions/deposit/accept",
      "json",
      "COMM3",
      false
    ],
    "giveUpDepositBonus": [
      "DELETE",
      "/wps/promotions/deposit/accept",
      "query",
      "COMM3",
      false
    ]
  },
  "payments": {
    "listDepositChannels": [
      "GET",
      "/wps/system/depositBanks",
      "query",
      "",
      false
    ],
    "requestDeposit": [
      "POST",
      "/wps/transaction/deposit/pg",
      "json",
      "",
      false
    ],
    "requestQrDeposit": [
      "POST",
      "/wps/transaction/deposit/qr",
      "json",
      "",
      false
    ],
    "requestTransferDeposit": [
      "POST",
      "/wps/transaction/deposit/mt",
      "json",
      "",
      false
    ],
    "requestManualDeposit": [
      "POST",
      "/wps/transaction/deposit/ma",
      "json",
      "",
      false
    ],
    "getDeposit": [
      "GET",
      "/wps/transaction/deposit/{depositId}",
      "query",
      "",
      false
    ],
    "listMemberDeposits": [
      "GET",
      "/wps/report/depositTransaction",
      "query",
      "TRANSREC3",
      false
    ],
    "cancelDeposit": [
      "POST",
      "/wps/transaction/deposit/{depositId}/cancel",
      "json",
      "",
      false
    ],
    "submitDeposit": [
      "POST",
      "/wps/transaction/deposit/{depositId}/sent",
      "multipart",
      "",
      false
    ],
    "listBankCards": [
      "GET",
      "/wps/member/bankCard",
      "query",
      "",
      false
    ],
    "addBankCard": [
      "PUT",
      "/wps/member/bankCard",
      "json",
      "",
      true
    ],
    "chooseBankCard": [
      "POST",
      "/wps/member/bankCard/default",
      "json",
      "",
      true
    ],
    "removeBankCard": [
      "POST",
      "/wps/member/bankCard/remove",
      "json",
      "",
      true
    ],
    "hasPaymentPassword": [
      "GET",
      "/wps/member/hasWithdrawalPassword",
      "query",
      "",
      false
    ],
    "setPaymentPassword": [
      "PUT",
      "/wps/member/paymentPassword",
      "json",
      "",
      true
    ],
    "changePaymentPassword": [
      "POST",
      "/wps/member/paymentPassword",
      "json",
      "",
      true
    ],
    "listWithdrawBanks": [
      "GET",
      "/wps/system/withdrawBanks",
      "query",
      "",
      false
    ],
    "requestWithdrawal": [
      "POST",
      "/wps/transaction/withdraw",
      "json",
      "",
      true
    ],
    "getWithdrawal": [
      "GET",
      "/wps/transaction/withdraw/{withdrawalId}",
      "query",
      "",
      false
    ],
    "listMemberWithdrawals": [
      "GET",
      "/wps/report/withdrawTransaction",
      "query",
      "TRANSREC3",
      false
    ]
  }
};
