import type { Messages } from './message.ts';

/** Texts of login, registration, sign-out and of what needs a session. */
export const sessionMessages = {
  'session.username': { EN: 'User name', TY: 'User name' },
  'session.username.placeholder': { EN: 'Your user name', TY: 'Ang iyong user name' },
  'session.password': { EN: 'Password', TY: 'Password' },
  'session.password.show': { EN: 'Show password', TY: 'Ipakita ang password' },
  'session.password.hide': { EN: 'Hide password', TY: 'Itago ang password' },
  'session.username.missing': { EN: 'Enter your user name.', TY: 'Ilagay ang iyong user name.' },
  'session.password.missing': { EN: 'Enter your password.', TY: 'Ilagay ang iyong password.' },
  'session.trial': {
    EN: 'Try it free, without an account',
    TY: 'Subukan nang libre, walang account',
  },
  'session.back': { EN: 'Back to home', TY: 'Bumalik sa home' },
  'session.change.in': {
    EN: 'You are now logged in as {name}.',
    TY: 'Naka-log in ka na ngayon bilang {name}.',
  },
  'session.change.out': {
    EN: 'You have been logged out in another tab.',
    TY: 'Na-log out ka sa ibang tab.',
  },
  'login.heading': { EN: 'Welcome back', TY: 'Maligayang pagbabalik' },
  'login.hint': { EN: 'Your table is still warm.', TY: 'Mainit pa ang mesa mo.' },
  'login.remember': { EN: 'Remember me', TY: 'Tandaan ako' },
  'login.remembered': {
    EN: 'This device is remembered. Just log in.',
    TY: 'Natatandaan ang device na ito. Mag-log in na lang.',
  },
  'login.sms.forgotten': {
    EN: 'This device is no longer remembered. Ask for a code.',
    TY: 'Hindi na natatandaan ang device na ito. Humingi ng code.',
  },
  'login.previous': {
    EN: 'Last login: {when} ({place})',
    TY: 'Huling pag-log in: {when} ({place})',
  },
  'confirm.title': { EN: 'Is it you?', TY: 'Ikaw ba ito?' },
  'confirm.text': {
    EN: 'You are logged in on a remembered device. Give a password to go on.',
    TY: 'Naka-log in ka sa natatandaang device. Maglagay ng password para magpatuloy.',
  },
  'confirm.kind': { EN: 'Which password', TY: 'Aling password' },
  'confirm.password': { EN: 'Password', TY: 'Password' },
  'confirm.paymentPassword': { EN: 'Payment password', TY: 'Payment password' },
  'confirm.submit': { EN: 'Confirm', TY: 'Kumpirmahin' },
  'confirm.cancel': { EN: 'Cancel', TY: 'Kanselahin' },
  'login.forgot': { EN: 'Forgot password?', TY: 'Nalimutan ang password?' },
  'login.submit': { EN: 'Log in', TY: 'Mag-log in' },
  'signIn.with': { EN: 'Or continue with', TY: 'O magpatuloy gamit ang' },
  'signIn.open': { EN: 'Continue with {name}', TY: 'Magpatuloy gamit ang {name}' },
  'signIn.google': { EN: 'Google', TY: 'Google' },
  'signIn.facebook': { EN: 'Facebook', TY: 'Facebook' },
  'signIn.phone': { EN: 'Phone', TY: 'Phone' },
  'signIn.waiting': { EN: 'Signing you in…', TY: 'Nilo-log in ka…' },
  'signIn.cancelled': {
    EN: 'You closed the sign-in. Nothing has changed.',
    TY: 'Isinara mo ang sign-in. Walang nabago.',
  },
  'signIn.pending.register': {
    EN: 'Signed in with {name} as {person}. Fill in the rest to open your account.',
    TY:
      'Naka-sign in gamit ang {name} bilang {person}. Punan ang natitira para mabuksan ang ' +
      'account mo.',
  },
  'signIn.pending.login': {
    EN: 'Log in once with your password to connect {name} ({person}).',
    TY: 'Mag-log in nang isang beses gamit ang password mo para ikonekta ang {name} ({person}).',
  },
  'signIn.forget': { EN: 'Go on without it', TY: 'Magpatuloy nang wala ito' },
  'login.register': { EN: 'New here? Open an account', TY: 'Bago rito? Magbukas ng account' },
  'register.heading': { EN: 'Open your account', TY: 'Buksan ang iyong account' },
  'register.hint': { EN: 'It takes less than a minute.', TY: 'Wala pang isang minuto.' },
  'register.username.hint': {
    EN: '4 to 16 letters, digits or _, starting with a letter.',
    TY: '4 hanggang 16 na letra, numero o _, letra ang simula.',
  },
  'register.password.hint': {
    EN: 'At least {count} characters.',
    TY: 'Hindi bababa sa {count} karakter.',
  },
  'register.confirmPassword': { EN: 'Repeat the password', TY: 'Ulitin ang password' },
  'register.confirmPassword.missing': { EN: 'Repeat the password.', TY: 'Ulitin ang password.' },
  'register.birthday': { EN: 'Birthday', TY: 'Kaarawan' },
  'register.birthday.missing': { EN: 'Enter your birthday.', TY: 'Ilagay ang iyong kaarawan.' },
  'register.birthday.hint': {
    EN: 'You must be {age} or older.',
    TY: 'Dapat {age} taong gulang ka o mas matanda.',
  },
  'register.birthday.invalid': {
    EN: 'Check the date: a year from {from} to {to}.',
    TY: 'Tingnan ang petsa: taon mula {from} hanggang {to}.',
  },
  'birthday.placeholder': { EN: 'Choose the day', TY: 'Piliin ang araw' },
  'birthday.choose': { EN: 'Choose {date}', TY: 'Piliin ang {date}' },
  'birthday.day': { EN: 'Day', TY: 'Araw' },
  'birthday.month': { EN: 'Month', TY: 'Buwan' },
  'birthday.year': { EN: 'Year', TY: 'Taon' },
  'register.affiliateCode': { EN: 'Invitation code', TY: 'Invitation code' },
  'register.affiliateCode.hint': {
    EN: 'Only if someone gave you one.',
    TY: 'Kung may nagbigay lang sa iyo.',
  },
  'register.affiliateCode.missing': {
    EN: 'Enter the invitation code.',
    TY: 'Ilagay ang invitation code.',
  },
  'register.affiliateCode.link': { EN: 'Referrer link error', TY: 'Mali ang link ng nag-imbita' },
  'register.agree': {
    EN: 'I am {age} or older and agree to the',
    TY: 'Ako ay {age} taong gulang o mas matanda at sumasang-ayon sa',
  },
  'register.privacy': { EN: 'privacy policy', TY: 'patakaran sa privacy' },
  'register.submit': { EN: 'Sign up', TY: 'Magrehistro' },
  'register.logIn': { EN: 'Have an account? Log in', TY: 'May account na? Mag-log in' },
  'register.done': {
    EN: 'Registered successfully. You are logged in.',
    TY: 'Matagumpay ang pagrehistro. Naka-log in ka na.',
  },
  'privacy.title': { EN: 'Privacy policy', TY: 'Patakaran sa privacy' },
  'privacy.accept': { EN: 'I have read it', TY: 'Nabasa ko na' },
  'privacy.introduction': { EN: 'Introduction', TY: 'Panimula' },
  'privacy.introduction.text': {
    EN:
      'This page says what {brand} knows about you, why, and what you can ask of us. It ' +
      'counts from the moment you open an account.',
    TY:
      'Sinasabi ng pahinang ito kung ano ang alam ng {brand} tungkol sa iyo, bakit, at kung ' +
      'ano ang puwede mong hilingin. May bisa ito mula nang buksan mo ang account.',
  },
  'privacy.purpose': { EN: 'Purpose', TY: 'Layunin' },
  'privacy.purpose.text': {
    EN:
      'We use your details to run your account, to pay deposits and withdrawals, to keep ' +
      'people under the legal age out, and to do what the law of gaming asks of us. Nothing ' +
      'else.',
    TY:
      'Ginagamit namin ang detalye mo para patakbuhin ang account, para sa deposito at ' +
      'pag-withdraw, para hindi makapasok ang wala pa sa edad, at para sundin ang batas sa ' +
      'paglalaro. Wala nang iba.',
  },
  'privacy.access': { EN: 'Access', TY: 'Pag-access' },
  'privacy.access.text': {
    EN:
      'You can see your details in your account at any time, have mistakes corrected, and ' +
      'ask customer service for a copy of what we keep.',
    TY:
      'Makikita mo ang detalye mo sa account anumang oras, maipapaayos ang mali, at ' +
      'makakahingi ng kopya sa serbisyo sa customer.',
  },
  'privacy.confidentiality': { EN: 'Confidentiality', TY: 'Pagiging kumpidensiyal' },
  'privacy.confidentiality.text': {
    EN:
      'Passwords are stored so that nobody can read them, us included. Only people who need ' +
      'your details for their work can open them, and every look is recorded.',
    TY:
      'Nakatago ang mga password na walang makakabasa, kahit kami. Ang may trabahong ' +
      'kailangan ito lang ang makakabukas ng detalye mo, at nakatala ang bawat pagtingin.',
  },
  'privacy.recipients': { EN: 'Recipients', TY: 'Mga tumatanggap' },
  'privacy.recipients.text': {
    EN:
      'Payment companies learn what a payment needs. Game studios learn an account number ' +
      'and your stakes, not your name. Authorities learn what a lawful order asks for.',
    TY:
      'Nalalaman ng mga kompanya ng bayad ang kailangan sa bayad. Numero ng account at taya ' +
      'mo ang alam ng mga game studio, hindi ang pangalan mo. Nalalaman ng awtoridad ang ' +
      'hinihingi ng batas.',
  },
  'privacy.monitoring': { EN: 'Monitoring', TY: 'Pagsubaybay' },
  'privacy.monitoring.text': {
    EN:
      'Log-ins, payments and play are recorded to find fraud and to protect people who play ' +
      'more than is good for them. The records are deleted when the law no longer asks for ' +
      'them.',
    TY:
      'Itinatala ang pag-log in, bayad at laro para mahanap ang panloloko at maprotektahan ' +
      'ang sobrang naglalaro. Binubura ang tala kapag hindi na ito hinihingi ng batas.',
  },
  'captcha.label': { EN: 'Code in the picture', TY: 'Code sa larawan' },
  'captcha.label.words': { EN: 'Digits', TY: 'Mga numero' },
  'captcha.picture': { EN: 'Five digits to type', TY: 'Limang numerong ita-type' },
  'captcha.refresh': { EN: 'New code', TY: 'Bagong code' },
  'captcha.words': { EN: 'I cannot see the picture', TY: 'Hindi ko makita ang larawan' },
  'captcha.back': { EN: 'Show a picture', TY: 'Ipakita ang larawan' },
  'captcha.missing': { EN: 'Enter the code.', TY: 'Ilagay ang code.' },
  'captcha.proof': { EN: 'Checking that you are no script…', TY: 'Sinusuri kung hindi ka script…' },
  'changePassword.heading': { EN: 'Change your password', TY: 'Palitan ang password' },
  'changePassword.hint': {
    EN: 'Every other device is logged out.',
    TY: 'Mala-log out ang lahat ng ibang device.',
  },
  'changePassword.old': { EN: 'Old password', TY: 'Lumang password' },
  'changePassword.new': { EN: 'New password', TY: 'Bagong password' },
  'changePassword.confirm': { EN: 'Repeat the new password', TY: 'Ulitin ang bagong password' },
  'changePassword.submit': { EN: 'Save', TY: 'I-save' },
  'changePassword.saved': { EN: 'Change saved', TY: 'Nai-save ang pagbabago' },
  'trial.heading': { EN: 'Play for free first', TY: 'Maglaro muna nang libre' },
  'trial.money': {
    EN: 'A full purse of play money, ready in a moment.',
    TY: 'Punong pitaka ng play money, handa agad.',
  },
  'trial.account': {
    EN: 'No name, no password, nothing to fill in.',
    TY: 'Walang pangalan, walang password, walang pupunan.',
  },
  'trial.limits': {
    EN: 'Play money cannot be deposited, won as cash or withdrawn.',
    TY: 'Hindi maidedeposito, mapapanalunang cash o mawi-withdraw ang play money.',
  },
  'trial.start': { EN: 'Start free play', TY: 'Simulan ang libreng laro' },
  'trial.waiting': { EN: 'Setting your table…', TY: 'Inihahanda ang mesa mo…' },
  'trial.create': { EN: 'Create a trial account', TY: 'Gumawa ng trial account' },
  'trial.keep': {
    EN:
      'Keep this name and password: they are shown only once. They open the account until ' +
      '{until}.',
    TY:
      'Itago ang pangalan at password na ito: isang beses lang ipapakita. Mabubuksan nito ' +
      'ang account hanggang {until}.',
  },
  'trial.play': { EN: 'Log in and play', TY: 'Mag-log in at maglaro' },
  'refused.register': { EN: 'Register now', TY: 'Magrehistro ngayon' },
  'refused.cancel': { EN: 'Not now', TY: 'Hindi muna' },
} as const satisfies Messages;
