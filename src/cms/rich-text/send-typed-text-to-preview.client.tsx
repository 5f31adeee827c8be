'use client';

import { useForm } from '@payloadcms/ui';
import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { typedTextsOf } from '@/lib/edit-on-page/unsaved-rich-texts';
import { OwnFields } from './keep-text-typed-during-save.client';

/**
 * Registers the current text of an editor with every change, so that the preview beside the form can read it. Nothing
 * is read until the preview asks.
 */
function TypedText() {
  const [editor] = useLexicalComposerContext();
  const { path } = useEditorConfigContext().fieldProps;
  const { dispatchFields } = useForm();
  useEffect(() => {
    const texts = typedTextsOf(dispatchFields);
    const read = () => editor.getEditorState().toJSON();
    const stop = editor.registerUpdateListener(
      ({ dirtyElements, dirtyLeaves, prevEditorState }) => {
        const isChange = dirtyElements.size > 0 || dirtyLeaves.size > 0;
        // The editor's first state is not typed text: it equals the form's value.
        if (isChange && !prevEditorState.isEmpty()) texts.typed(path, read);
      },
    );
    return () => {
      stop();
      texts.forget(path);
    };
  }, [editor, path, dispatchFields]);
  return null;
}

export const TypedTextFeatureClient = createClientFeature({
  plugins: [{ Component: TypedText, position: 'normal' }],
  providers: [OwnFields],
});
