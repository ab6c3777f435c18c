/** Id of the title at the top of a page: where it stands in the HTML, header and drawing are here, too. */
export const firstScreenId = 'first-screen';
