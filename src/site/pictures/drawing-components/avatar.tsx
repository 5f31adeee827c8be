import type { Hue } from '../../ui/card-colour-by-id';

type AvatarProps = { name: string; hue: Hue };

/** A person in a picture: initials on a colour, never a photograph. */
export function Avatar({ name, hue }: AvatarProps) {
  const words = name.split(' ');
  const initials = words.map((word) => word.charAt(0)).slice(-2);
  return (
    <span
      data-hue={hue}
      className="grid size-8 shrink-0 place-items-center rounded-[10px] bg-(--hue-soft) text-tiny font-semibold text-(--hue)"
    >
      {initials.join('')}
    </span>
  );
}
