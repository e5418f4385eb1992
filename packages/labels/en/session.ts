/** Words of login, registration, sign-out and of what needs a session. */
export const sessionEn = {
  'session.username': 'User name',
  'session.username.placeholder': 'Your user name',
  'session.password': 'Password',
  'session.password.show': 'Show password',
  'session.password.hide': 'Hide password',
  'session.username.missing': 'Enter your user name.',
  'session.password.missing': 'Enter your password.',
  'session.trial': 'Try it free, without an account',
  'session.back': 'Back to home',
  'login.heading': 'Welcome back',
  'login.hint': 'Your table is still warm.',
  'login.remember': 'Remember me',
  'login.forgot': 'Forgot password?',
  'login.submit': 'Log in',
  'login.register': 'New here? Open an account',
  'register.heading': 'Open your account',
  'register.hint': 'It takes less than a minute.',
  'register.username.hint': '4 to 16 letters, digits or _, starting with a letter.',
  'register.password.hint': 'At least {count} characters.',
  'register.confirmPassword': 'Repeat the password',
  'register.confirmPassword.missing': 'Repeat the password.',
  'register.birthday': 'Birthday',
  'register.birthday.missing': 'Enter your birthday.',
  'register.birthday.hint': 'You must be {age} or older.',
  'register.birthday.invalid': 'Check the date: a year from {from} to {to}.',
  'register.affiliateCode': 'Invitation code',
  'register.affiliateCode.hint': 'Only if someone gave you one.',
  'register.affiliateCode.missing': 'Enter the invitation code.',
  'register.agree': 'I am {age} or older and agree to the',
  'register.privacy': 'privacy policy',
  'register.submit': 'Sign up',
  'register.logIn': 'Have an account? Log in',
  'register.done': 'Registered successfully, ready for login',
  'privacy.title': 'Privacy policy',
  'privacy.accept': 'I have read it',
  'privacy.introduction': 'Introduction',
  'privacy.introduction.text':
    'This page says what {brand} knows about you, why, and what you can ask of us. ' +
    'It counts from the moment you open an account.',
  'privacy.purpose': 'Purpose',
  'privacy.purpose.text':
    'We use your details to run your account, to pay deposits and withdrawals, to keep people ' +
    'under the legal age out, and to do what the law of gaming asks of us. Nothing else.',
  'privacy.access': 'Access',
  'privacy.access.text':
    'You can see your details in your account at any time, have mistakes corrected, and ask ' +
    'customer service for a copy of what we keep.',
  'privacy.confidentiality': 'Confidentiality',
  'privacy.confidentiality.text':
    'Passwords are stored so that nobody can read them, us included. Only people who need your ' +
    'details for their work can open them, and every look is recorded.',
  'privacy.recipients': 'Recipients',
  'privacy.recipients.text':
    'Payment companies learn what a payment needs. Game studios learn an account number and ' +
    'your stakes, not your name. Authorities learn what a lawful order asks for.',
  'privacy.monitoring': 'Monitoring',
  'privacy.monitoring.text':
    'Log-ins, payments and play are recorded to find fraud and to protect people who play more ' +
    'than is good for them. The records are deleted when the law no longer asks for them.',
  'refused.register': 'Register now',
  'refused.cancel': 'Not now',
} as const;
