import type { sessionEn } from '../en/session.ts';

export const sessionTy: Record<keyof typeof sessionEn, string> = {
  'session.username': 'User name',
  'session.username.placeholder': 'Ang iyong user name',
  'session.password': 'Password',
  'session.password.show': 'Ipakita ang password',
  'session.password.hide': 'Itago ang password',
  'session.username.missing': 'Ilagay ang iyong user name.',
  'session.password.missing': 'Ilagay ang iyong password.',
  'session.trial': 'Subukan nang libre, walang account',
  'session.back': 'Bumalik sa home',
  'login.heading': 'Maligayang pagbabalik',
  'login.hint': 'Mainit pa ang mesa mo.',
  'login.remember': 'Tandaan ako',
  'login.forgot': 'Nakalimutan ang password?',
  'login.submit': 'Mag-log in',
  'login.register': 'Bago rito? Magbukas ng account',
  'register.heading': 'Buksan ang iyong account',
  'register.hint': 'Wala pang isang minuto.',
  'register.username.hint': '4 hanggang 16 na letra, numero o _, letra ang simula.',
  'register.password.hint': 'Hindi bababa sa {count} karakter.',
  'register.confirmPassword': 'Ulitin ang password',
  'register.confirmPassword.missing': 'Ulitin ang password.',
  'register.birthday': 'Kaarawan',
  'register.birthday.missing': 'Ilagay ang iyong kaarawan.',
  'register.birthday.hint': 'Dapat {age} taong gulang ka o mas matanda.',
  'register.birthday.invalid': 'Tingnan ang petsa: taon mula {from} hanggang {to}.',
  'register.affiliateCode': 'Invitation code',
  'register.affiliateCode.hint': 'Kung may nagbigay lang sa iyo.',
  'register.affiliateCode.missing': 'Ilagay ang invitation code.',
  'register.agree': 'Ako ay {age} taong gulang o mas matanda at sumasang-ayon sa',
  'register.privacy': 'patakaran sa privacy',
  'register.submit': 'Magrehistro',
  'register.logIn': 'May account na? Mag-log in',
  'register.done': 'Matagumpay ang pagrehistro, puwede nang mag-log in',
  'privacy.title': 'Patakaran sa privacy',
  'privacy.accept': 'Nabasa ko na',
  'privacy.introduction': 'Panimula',
  'privacy.introduction.text':
    'Sinasabi ng pahinang ito kung ano ang alam ng {brand} tungkol sa iyo, bakit, at kung ano ' +
    'ang puwede mong hilingin. May bisa ito mula nang buksan mo ang account.',
  'privacy.purpose': 'Layunin',
  'privacy.purpose.text':
    'Ginagamit namin ang detalye mo para patakbuhin ang account, para sa deposito at ' +
    'pag-withdraw, para hindi makapasok ang wala pa sa edad, at para sundin ang batas sa ' +
    'paglalaro. Wala nang iba.',
  'privacy.access': 'Pag-access',
  'privacy.access.text':
    'Makikita mo ang detalye mo sa account anumang oras, maipapaayos ang mali, at makakahingi ' +
    'ng kopya sa customer service.',
  'privacy.confidentiality': 'Pagiging kumpidensiyal',
  'privacy.confidentiality.text':
    'Nakatago ang mga password na walang makakabasa, kahit kami. Ang may trabahong kailangan ' +
    'ito lang ang makakabukas ng detalye mo, at nakatala ang bawat pagtingin.',
  'privacy.recipients': 'Mga tumatanggap',
  'privacy.recipients.text':
    'Nalalaman ng mga kompanya ng bayad ang kailangan sa bayad. Numero ng account at taya mo ' +
    'ang alam ng mga game studio, hindi ang pangalan mo. Nalalaman ng awtoridad ang hinihingi ' +
    'ng batas.',
  'privacy.monitoring': 'Pagsubaybay',
  'privacy.monitoring.text':
    'Itinatala ang pag-log in, bayad at laro para mahanap ang panloloko at maprotektahan ang ' +
    'sobrang naglalaro. Binubura ang tala kapag hindi na ito hinihingi ng batas.',
  'captcha.label': 'Code sa larawan',
  'captcha.label.words': 'Mga numero',
  'captcha.picture': 'Limang numerong ita-type',
  'captcha.refresh': 'Bagong code',
  'captcha.words': 'Hindi ko makita ang larawan',
  'captcha.back': 'Ipakita ang larawan',
  'captcha.missing': 'Ilagay ang code.',
  'captcha.digits': 'Numero lang ang code.',
  'changePassword.heading': 'Palitan ang password',
  'changePassword.hint': 'Mala-log out ang lahat ng ibang device.',
  'changePassword.old': 'Lumang password',
  'changePassword.new': 'Bagong password',
  'changePassword.confirm': 'Ulitin ang bagong password',
  'changePassword.submit': 'I-save',
  'changePassword.saved': 'Nai-save ang pagbabago',
  'trial.heading': 'Maglaro muna nang libre',
  'trial.money': 'Punong pitaka ng play money, handa agad.',
  'trial.account': 'Walang pangalan, walang password, walang pupunan.',
  'trial.limits': 'Hindi maidedeposito, mapapanalunang cash o mawi-withdraw ang play money.',
  'trial.start': 'Simulan ang libreng laro',
  'trial.waiting': 'Inihahanda ang mesa mo…',
  'refused.register': 'Magrehistro ngayon',
  'refused.cancel': 'Hindi muna',
};
