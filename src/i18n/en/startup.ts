/** Starting the app, and what to say when it cannot. */
export const startup = {
  opening: 'Opening the gates',
  storageFailed: 'Your matches cannot be reached',
  storageSafe: 'Nothing was deleted or overwritten.',
  crashed: 'Something went wrong on this screen',
  crashedNote: 'Your matches are saved at every move, nothing is lost. Try again, or go back to the hall.',
  details: 'What the device reported',
  notFound: 'There is no gate here',
  notFoundNote: 'The link {{path}} leads nowhere in this app.',
};
