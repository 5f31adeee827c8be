export type Office = { name: string; address: string; mapUrl: string | null };

export type OfficesModel = {
  titleLines: string[];
  text: string | null;
  offices: Office[];
  email: string;
  phone: string;
  sampleNote: string | null;
};
