/** Stands for the browser code of a feature of the text editor, which is loaded with the editor itself. */
export const loadedWithEditor = true;
