/** Words of notifications on the device. */
export const pushEn = {
  'push.title': 'Notifications',
  'push.text':
    'Be told on this device when a letter or an announcement comes. What it says stays here.',
  'push.isOn': 'This device is told of new letters and announcements.',
  'push.on': 'Turn on',
  'push.off': 'Turn off',
  'push.denied': 'Your browser blocks notifications of this site. Allow them in its settings.',
  'push.news': 'A new letter is waiting for you.',
  'push.announcement': 'There is a new announcement.',
};
