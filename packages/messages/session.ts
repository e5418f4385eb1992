import type { Messages } from './message.ts';

/** Texts of login, registration, sign-out and of what needs a session. */
export const sessionMessages = {
  'session.username': { EN: 'Username', TY: 'Username' },
  'session.username.placeholder': { EN: 'Your username', TY: 'Username mo' },
  'session.password': { EN: 'Password', TY: 'Password' },
  'session.password.show': { EN: 'Show password', TY: 'Ipakita ang password' },
  'session.password.hide': { EN: 'Hide password', TY: 'Itago ang password' },
  'session.username.missing': { EN: 'Enter your username.', TY: 'Ilagay ang username mo.' },
  'session.password.missing': { EN: 'Enter your password.', TY: 'Ilagay ang password mo.' },
  'session.trial': { EN: 'Try free play', TY: 'Subukan ang free play' },
  'session.back': { EN: 'Back to home', TY: 'Bumalik sa home' },
  'session.change.in': {
    EN: 'You are now logged in as {name}.',
    TY: 'Naka-log in ka na ngayon bilang {name}.',
  },
  'session.change.out': {
    EN: 'You have been logged out in another tab.',
    TY: 'Na-log out ka sa ibang tab.',
  },
  'login.heading': { EN: 'Welcome back', TY: 'Welcome back' },
  'login.hint': { EN: 'Log in to continue.', TY: 'Mag-log in para magpatuloy.' },
  'login.sheet.title': { EN: 'Log in to continue', TY: 'Mag-log in para magpatuloy' },
  'login.remember': { EN: 'Remember me', TY: 'Tandaan ako' },
  'login.remembered': {
    EN: 'This device is remembered. Just log in.',
    TY: 'Natatandaan ang device na ito. Mag-log in na lang.',
  },
  'login.sms.forgotten': {
    EN: 'This device is no longer remembered. Request a code.',
    TY: 'Hindi na natatandaan ang device na ito. Humingi ng code.',
  },
  'login.previous': { EN: 'Last login: {when} ({place})', TY: 'Huling login: {when} ({place})' },
  'confirm.title': { EN: 'Verify it’s you', TY: 'I-verify na ikaw ito' },
  'confirm.text': {
    EN: 'This device is remembered. Enter a password to continue.',
    TY: 'Natatandaan ang device na ito. Maglagay ng password para magpatuloy.',
  },
  'confirm.kind': { EN: 'Password type', TY: 'Uri ng password' },
  'confirm.password': { EN: 'Password', TY: 'Password' },
  'confirm.paymentPassword': { EN: 'Payment password', TY: 'Payment password' },
  'confirm.submit': { EN: 'Confirm', TY: 'I-confirm' },
  'confirm.cancel': { EN: 'Cancel', TY: 'I-cancel' },
  'login.forgot': { EN: 'Forgot password?', TY: 'Nakalimutan ang password?' },
  'login.submit': { EN: 'Log in', TY: 'Mag-log in' },
  'signIn.with': { EN: 'Or continue with', TY: 'O magpatuloy gamit ang' },
  'signIn.open': { EN: 'Continue with {name}', TY: 'Magpatuloy gamit ang {name}' },
  'signIn.google': { EN: 'Google', TY: 'Google' },
  'signIn.facebook': { EN: 'Facebook', TY: 'Facebook' },
  'signIn.phone': { EN: 'Phone', TY: 'Phone' },
  'signIn.waiting': { EN: 'Logging you in…', TY: 'Nilo-log in ka…' },
  'signIn.cancelled': {
    EN: 'Login cancelled. Nothing has changed.',
    TY: 'Na-cancel ang login. Walang nabago.',
  },
  'signIn.pending.register': {
    EN: 'Logged in to {name} as {person}. Complete the form to sign up.',
    TY: 'Naka-log in sa {name} bilang {person}. Kumpletuhin ang form para makapag-sign up.',
  },
  'signIn.pending.login': {
    EN: 'Log in once with your password to link {name} ({person}).',
    TY: 'Mag-log in nang isang beses gamit ang password mo para i-link ang {name} ({person}).',
  },
  'signIn.forget': { EN: 'Continue without it', TY: 'Magpatuloy nang wala ito' },
  'login.register': { EN: 'New here? Sign up', TY: 'Bago rito? Mag-sign up' },
  'register.heading': { EN: 'Sign up', TY: 'Mag-sign up' },
  'register.hint': { EN: 'It takes less than a minute.', TY: 'Wala pang isang minuto.' },
  'register.username.hint': {
    EN: '4 to 16 letters, digits or _, starting with a letter.',
    TY: '4 hanggang 16 na letra, numero o _. Letra ang simula.',
  },
  'register.password.hint': {
    EN: 'At least {count} characters.',
    TY: 'Hindi bababa sa {count} characters.',
  },
  'register.confirmPassword': { EN: 'Confirm password', TY: 'I-confirm ang password' },
  'register.confirmPassword.missing': {
    EN: 'Confirm your password.',
    TY: 'I-confirm ang password mo.',
  },
  'register.birthday': { EN: 'Birthday', TY: 'Birthday' },
  'register.birthday.missing': { EN: 'Enter your birthday.', TY: 'Ilagay ang birthday mo.' },
  'register.birthday.hint': {
    EN: 'You must be at least {age} to register.',
    TY: 'Dapat {age} taong gulang ka pataas para makapag-sign up.',
  },
  'register.birthday.invalid': {
    EN: 'Enter a year from {from} to {to}.',
    TY: 'Maglagay ng taon mula {from} hanggang {to}.',
  },
  'birthday.placeholder': { EN: 'Select date', TY: 'Pumili ng petsa' },
  'birthday.choose': { EN: 'Select {date}', TY: 'Piliin ang {date}' },
  'birthday.day': { EN: 'Day', TY: 'Araw' },
  'birthday.month': { EN: 'Month', TY: 'Buwan' },
  'birthday.year': { EN: 'Year', TY: 'Taon' },
  'register.affiliateCode': { EN: 'Invitation code', TY: 'Invitation code' },
  'register.affiliateCode.hint': {
    EN: 'Only if someone gave you one.',
    TY: 'Kung may nagbigay sa iyo.',
  },
  'register.affiliateCode.missing': {
    EN: 'Enter the invitation code.',
    TY: 'Ilagay ang invitation code.',
  },
  'register.affiliateCode.link': { EN: 'Referrer link error', TY: 'Mali ang referral link' },
  'register.agree': {
    EN: 'I am {age} or older and agree to the',
    TY: 'Ako ay {age} taong gulang pataas at sumasang-ayon sa',
  },
  'register.privacy': { EN: 'Privacy Policy', TY: 'Privacy Policy' },
  'register.submit': { EN: 'Sign up', TY: 'Mag-sign up' },
  'register.logIn': { EN: 'Have an account? Log in', TY: 'May account na? Mag-log in' },
  'register.done': {
    EN: 'Registered successfully. You are logged in.',
    TY: 'Matagumpay ang registration. Naka-log in ka na.',
  },
  'privacy.title': { EN: 'Privacy Policy', TY: 'Privacy Policy' },
  'privacy.accept': { EN: 'Got it', TY: 'OK' },
  'privacy.introduction': { EN: 'Introduction', TY: 'Panimula' },
  'privacy.introduction.text': {
    EN:
      'This page explains what {brand} knows about you, why, and what your rights are. It ' +
      'applies once you have an account.',
    TY:
      'Nakasaad dito kung ano ang alam ng {brand} tungkol sa iyo, bakit, at ano ang mga ' +
      'karapatan mo. May bisa ito kapag may account ka na.',
  },
  'privacy.purpose': { EN: 'Purpose', TY: 'Layunin' },
  'privacy.purpose.text': {
    EN:
      'We use your details to run your account, to process deposits and withdrawals, to ' +
      'check your age, and to follow gaming law. Nothing else.',
    TY:
      'Ginagamit namin ang details mo para sa account mo, sa deposit at withdrawal, sa ' +
      'pag-check ng edad, at sa pagsunod sa batas sa gaming. Wala nang iba.',
  },
  'privacy.access': { EN: 'Access', TY: 'Access' },
  'privacy.access.text': {
    EN:
      'You can see your details in your account at any time, have mistakes corrected, and ' +
      'ask customer service for a copy of your data.',
    TY:
      'Makikita mo ang details mo sa account anumang oras, puwedeng itama ang mali, at ' +
      'puwede kang humingi ng kopya sa customer service.',
  },
  'privacy.confidentiality': { EN: 'Confidentiality', TY: 'Confidentiality' },
  'privacy.confidentiality.text': {
    EN:
      'Passwords are stored so that nobody can read them, including us. Only staff who need ' +
      'your details for their work can open them, and all access is logged.',
    TY:
      'Naka-store ang mga password nang walang makakabasa, kahit kami. Staff lang na ' +
      'kailangan ito sa trabaho ang makakabukas ng details mo, at naka-log ang lahat ng ' +
      'access.',
  },
  'privacy.recipients': { EN: 'Recipients', TY: 'Mga tumatanggap' },
  'privacy.recipients.text': {
    EN:
      'Payment companies receive what a payment needs. Game providers receive an account ' +
      'number and your bets, not your name. Authorities receive what the law requires.',
    TY:
      'Natatanggap ng payment company ang kailangan sa bayad. Account number at mga taya mo ' +
      'lang ang natatanggap ng game provider, hindi ang pangalan mo. Natatanggap ng ' +
      'awtoridad ang hinihingi ng batas.',
  },
  'privacy.monitoring': { EN: 'Monitoring', TY: 'Monitoring' },
  'privacy.monitoring.text': {
    EN:
      'Logins, payments and play are recorded to find fraud and to protect people who play ' +
      'too much. Records are deleted when the law no longer requires them.',
    TY:
      'Naka-record ang login, bayad at laro para mahanap ang fraud at maprotektahan ang ' +
      'sobrang naglalaro. Dine-delete ang record kapag hindi na ito hinihingi ng batas.',
  },
  'captcha.label': { EN: 'Code in the picture', TY: 'Code sa picture' },
  'captcha.label.words': { EN: 'Digits', TY: 'Mga numero' },
  'captcha.picture': { EN: 'Five digits to type', TY: 'Limang numerong ita-type' },
  'captcha.refresh': { EN: 'New code', TY: 'Bagong code' },
  'captcha.words': { EN: 'I cannot see the picture', TY: 'Hindi ko makita ang picture' },
  'captcha.back': { EN: 'Show a picture', TY: 'Ipakita ang picture' },
  'captcha.missing': { EN: 'Enter the code.', TY: 'Ilagay ang code.' },
  'captcha.proof': {
    EN: 'Checking that you are not a robot…',
    TY: 'Tinitingnan kung hindi ka robot…',
  },
  'changePassword.heading': { EN: 'Change your password', TY: 'Palitan ang password' },
  'changePassword.hint': {
    EN: 'You will be logged out on all other devices.',
    TY: 'Mala-log out ka sa lahat ng ibang device.',
  },
  'changePassword.old': { EN: 'Old password', TY: 'Lumang password' },
  'changePassword.new': { EN: 'New password', TY: 'Bagong password' },
  'changePassword.confirm': { EN: 'Confirm new password', TY: 'I-confirm ang bagong password' },
  'changePassword.submit': { EN: 'Save', TY: 'I-save' },
  'changePassword.saved': { EN: 'Change saved', TY: 'Na-save ang pagbabago' },
  'trial.heading': { EN: 'Play for free', TY: 'Maglaro nang libre' },
  'trial.money': {
    EN: 'Start with {amount} in play money. No deposit needed.',
    TY: 'Magsimula sa {amount} na play money. Hindi kailangang mag-deposit.',
  },
  'trial.account': { EN: 'No sign-up needed.', TY: 'Hindi kailangang mag-sign up.' },
  'trial.limits': {
    EN: 'Play money cannot be deposited, won as cash or withdrawn.',
    TY: 'Hindi puwedeng i-deposit, gawing cash o i-withdraw ang play money.',
  },
  'trial.start': { EN: 'Start free play', TY: 'Simulan ang free play' },
  'trial.waiting': { EN: 'Starting…', TY: 'Sinisimulan…' },
  'trial.create': { EN: 'Create a trial account', TY: 'Gumawa ng trial account' },
  'trial.keep': {
    EN: 'Save this username and password. They are shown only once and work until {until}.',
    TY:
      'I-save ang username at password na ito. Isang beses lang ito ipapakita at gagana ' +
      'hanggang {until}.',
  },
  'trial.play': { EN: 'Log in and play', TY: 'Mag-log in at maglaro' },
  'refused.register': { EN: 'Sign up now', TY: 'Mag-sign up na' },
  'refused.cancel': { EN: 'Cancel', TY: 'I-cancel' },
} as const satisfies Messages;
