/** Shows the pictograms to choose from below a field for a picture's address. Choosing one fills in its address. */
export const pictogramPicker = {
  components: { afterInput: ['/cms/admin/pictogram-picker.client#PictogramPicker'] },
};
