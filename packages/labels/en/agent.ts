/** Words of what agents alone have. */
export const agentEn = {
  'contract.dailySalary': 'A daily salary contract waits for you',
  'contract.dividend': 'A dividend contract waits for you',
  'contract.hourlySalary': 'An hourly salary contract waits for you',
  'contract.text': 'Look at the request and answer it.',
  'contract.go': 'Go to the contract',
  'contract.cancel': 'Cancel',
};
