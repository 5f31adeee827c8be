/** Shows the pictograms to choose from below a field for a picture's URL. Choosing one fills in its URL. */
export const pictogramPicker = {
  components: { afterInput: ['/cms/admin/pictogram-picker.client#PictogramPicker'] },
};
