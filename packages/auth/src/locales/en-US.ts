import type { Translation } from '@view-site/i18n'
import type zhCN from './zh-CN.ts'

export default {
  signIn: {
    title: 'Sign in',
    submit: 'Sign in',
    forgot: 'Forgot password?',
    toSignUp: 'New here? <switch>Register</switch>',
    done: 'Signed in',
  },
  signUp: {
    title: 'Register',
    submit: 'Create account',
    toSignIn: 'Have an account? <switch>Sign in</switch>',
    agree: 'I have read and agree to the <privacy>privacy policy</privacy>',
    agreeFirst: 'Please read the agreement below and select the check box',
    done: 'Account created. You are signed in',
  },
  field: {
    mail: 'Email',
    username: 'Username',
    password: 'Password',
    passwordHint: '{{min}} to {{max}} characters',
    show: 'Show password',
    hide: 'Hide password',
    phone: 'Mobile number',
    captcha: 'Verification code',
  },
  code: {
    send: 'Send code',
    wait: 'Resend in {{count}} s',
    sent: 'Code sent. Check your text messages',
  },
  error: {
    mail: { required: 'Enter your email', invalid: 'Enter a valid email' },
    username: { required: 'Enter your username', invalid: 'Enter a valid username' },
    oldPassword: { required: 'Enter your current password', invalid: 'This is not your current password' },
    password: { required: 'Enter your password', invalid: 'Use 8 to 128 characters' },
    phone: { required: 'Enter your mobile number', invalid: 'Enter a valid mobile number' },
    captcha: { required: 'Enter the code from the text message', invalid: 'Enter a valid code' },
    botCheck: 'The bot check did not pass. Please try again',
    wait: 'Too many attempts. Try again in {{count}} minutes',
    wait_one: 'Too many attempts. Try again in a minute',
    unknown: 'That did not work. Please try again later',
  },
  signOut: {
    title: 'Sign out?',
    text: 'Open tabs and settings are kept for when you sign in again.',
    confirm: 'Sign out',
    cancel: 'Cancel',
    done: 'Signed out',
  },
  notice: {
    lost: { title: 'Login information error', text: 'Your sign-in is no longer valid. Please sign in again.' },
    cookies: {
      title: 'Your browser blocks cookies',
      text: 'You are signed in on this page only, until you reload or close it. Allow cookies for this site to stay signed in.',
    },
    unreachable: { title: 'Could not refresh your account', text: 'The information shown may be outdated. We will try again shortly.' },
    elsewhere: 'You signed out in another tab',
  },
  close: 'Close',
  loadFailed: 'The sign-in window could not be loaded. Check your network and try again',
} satisfies Translation<typeof zhCN>
