/** Attribute of the root element where what was asked for is not on the device: the script puts in what there is to say. */
export const notSavedMark = 'data-not-saved';
