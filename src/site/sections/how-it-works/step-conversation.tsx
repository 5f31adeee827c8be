import type { HowItWorksModel } from './model';

type StepConversationProps = { messages: HowItWorksModel['steps'][number]['messages'] };

/** Part of a conversation: the customer on the left, the team on the right in the step's colour. */
export function StepConversation({ messages }: StepConversationProps) {
  return (
    <ul className="grid gap-3">
      {messages.map(({ side, by, text }) => {
        const ours = side === 'team';
        return (
          <li key={`${by}${text}`} className={`max-w-[88%] ${ours ? 'justify-self-end' : ''}`}>
            <p className={`mb-1 text-tiny font-semibold text-(--hue) ${ours ? 'text-right' : ''}`}>
              {by}
            </p>
            <p
              className={`rounded-[16px] px-4 py-3 text-small ${
                ours ? 'rounded-tr-[4px] bg-(--hue) text-paper' : 'rounded-tl-[4px] bg-paper'
              }`}
            >
              {text}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
