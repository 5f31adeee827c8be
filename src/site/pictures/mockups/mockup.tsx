import type { ComponentType } from 'react';
import { ChatExhibit } from './chat-mockup';
import type { ExhibitKind } from '@/lib/product-picture-names';
import type { ExhibitModel } from './mockup-model';
import { PaperExhibit } from './printed-card-mockup';
import { PhoneExhibit } from './phone-mockup';
import { TaskExhibit } from './task-mockup';

const views: Record<ExhibitKind, ComponentType<{ model: ExhibitModel }>> = {
  zns: PhoneExhibit,
  survey: PhoneExhibit,
  chat: ChatExhibit,
  card: PaperExhibit,
  task: TaskExhibit,
};

type ExhibitProps = { model: ExhibitModel; className?: string };

/**
 * Draws an exhibit, which is a picture made of readable text: a message, a conversation, a form, a printed card or a
 * task.
 */
export function Exhibit({ model, className = '' }: ExhibitProps) {
  const View = views[model.kind];
  return (
    <div data-ground="light" className={`min-w-0 text-small text-ink ${className}`}>
      <View model={model} />
    </div>
  );
}
