/** Id of the element at the top of a page's content: title and drawing. */
export const firstScreenId = 'first-screen';
