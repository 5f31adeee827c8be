/** Says of a feature of the text editor that the code of its buttons is loaded with the editor. */
export const loadedWithEditor = true;
