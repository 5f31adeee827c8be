/** Shows the drawn marks below a field for the address of a picture; choosing one writes its address. */
export const markPicker = {
  components: { afterInput: ['/cms/admin/pictogram-picker.client#MarkPicker'] },
};
