/*
 * What the forms and the waiting list say about submissions that have not reached the server yet. Braces mark places
 * to fill in. The words promise no more than the browser at hand can keep: `background` where it sends with the site
 * closed, `open` where the site has to be open.
 */
export const outboxText = {
  kept: {
    offline: 'You are offline.',
    unanswered: 'The server has not answered.',
    contact: {
      background: 'Your message is saved on this device and will be sent when the connection returns.',
      open: 'Your message is saved on this device and will be sent the next time this site is open with a connection.',
    },
    application: {
      background: 'Your application is saved on this device and will be sent when the connection returns.',
      open: 'Your application is saved on this device and will be sent the next time this site is open with a connection.',
    },
    newsletter: {
      background: 'Your subscription is saved on this device and will be sent when the connection returns.',
      open: 'Your subscription is saved on this device and will be sent the next time this site is open with a connection.',
    },
    show: 'See what is waiting',
    takeBack: 'Take it back and edit',
  },
  /** Asked before what is taken back takes the place of what was begun in the same form. */
  replace: {
    question: 'You have begun another one in this form. It would be replaced.',
    keep: 'Keep what I have begun',
    confirm: 'Replace it',
  },
  form: {
    keepApplication: 'Send it by itself when the connection is back',
    keepApplicationNote: 'Your application and the CV are then kept on this device until they are sent.',
    cannotKeep: 'This device cannot keep the application. Please try again when you are connected.',
    noRoom: 'There is no room for your application on this device: it needs {size}.',
    noRoomFree: 'There is no room for your application on this device: it needs {size} and {free} is free.',
    noRoomHint: 'Nothing you entered has been lost. Make room, or send it from here once you are connected.',
    seeStored: 'See what is stored',
    fileNotKept:
      'This device has no room for the file. It can be sent from here, but after closing this page you would have to choose it again.',
    stillSending: 'The attempt goes on. If it succeeds after all, this page will say so.',
    cancel: 'Cancel',
    cancelled: 'Sending was cancelled. Nothing you entered has been lost.',
    clear: 'Clear the form',
    draftRestored: 'What you wrote earlier is back. It was kept on this device only.',
    otherDraft: 'This device keeps another text that was begun in this form, perhaps in another tab.',
    showOtherDraft: 'Show that one instead',
    uploading: '{sent} of {total} sent',
    uploadLabel: 'Upload of your application',
    removeFile: 'Remove the file {name}',
    alreadySent: 'It has already been sent.',
  },
  list: {
    title: 'Waiting to be sent',
    empty: 'Nothing is waiting to be sent.',
    /** Whenever the device's storage does not answer. */
    unavailable: 'What this device keeps cannot be read at the moment.',
    one: '1 waiting to be sent',
    count: '{n} waiting to be sent',
    oneRefused: '1 needs your decision',
    countRefused: '{n} need your decision',
    written: 'Written {when}.',
    sending: 'Sending now. Written {when}',
    sentAt: 'Sent {when}',
    attachment: 'CV attached, {size}.',
    tryNow: 'Try now',
    tryAll: 'Send now',
    delete: 'Delete',
    deleteQuestion: 'Delete it for good? It has not been sent.',
    deleteConfirm: 'Delete it',
    keepIt: 'Keep it',
    deleteWaits: 'It is being sent at this moment. It will be deleted if it does not arrive.',
    takeBack: 'Take it back and edit',
    copy: 'Copy the text',
    copied: 'The text is copied.',
    notCopied: 'The text could not be copied.',
    notDeleted: 'It could not be deleted. Please try again.',
    sendByEmail: 'Send by e-mail',
    old: 'It has been waiting for more than 7 days. Is it still wanted?',
    today: 'today at {time}, Dhaka time',
    yesterday: 'yesterday at {time}, Dhaka time',
    onDay: 'on {date} at {time}, Dhaka time',
    noteBackground:
      'Saved on this device only. You may close the site; it will be sent when the connection returns.',
    noteOpen: 'Saved on this device only. It will be sent the next time this site is open with a connection.',
    /** What happened at the last attempt. */
    failure: {
      network: 'Waiting for a connection.',
      timeout: 'The server did not answer in time. It will be tried again.',
      portal: 'This network asks for a log-in first. It will be tried again.',
      server: 'The server has a problem at the moment. It will be tried again.',
      throttled: 'The server asked to wait. It will be tried again.',
      misplaced: 'The server did not accept it yet. It will be tried again.',
      stopped: 'Sending was stopped. It stays here until you decide.',
      refused: 'The server refused it. It stays here until you decide.',
      refusedBecause: 'The server refused it: {reason} It stays here until you decide.',
    },
    maybeReceived: 'It may have arrived already.',
    /** Where a key goes with it. */
    maybeReceivedOnce: 'It may have arrived already; it will not be stored twice.',
  },
  /** Toasts, once something that waited has gone. */
  gone: {
    contact: 'Your message has been sent successfully!',
    newsletter: 'Subscribed successfully.',
    application: 'Application submitted successfully!',
  },
} as const;
