import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';

export type Office = { name: string; address: string; mapUrl: string };

export type OfficesModel = {
  titleLines: string[];
  text: string | null;
  offices: Office[];
  email: string;
  phone: string;
  sample: boolean;
};

export const toOfficesModel = async (
  block: BlockOf<'offices'>,
  { locale, lists }: TransformContext,
): Promise<OfficesModel> => {
  const { offices, email, phone } = await lists.offices(locale);
  return {
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    offices,
    email,
    phone,
    sample: block.sample ?? false,
  };
};
