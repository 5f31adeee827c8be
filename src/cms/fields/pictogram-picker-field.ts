/** Shows the pictograms to choose from below the field of a picture's URL, and fills in the URL of the chosen one. */
export const pictogramPicker = {
  components: { afterInput: ['/cms/admin/pictogram-picker.client#PictogramPicker'] },
};
