export type PressKitModel = { titleLines: string[]; text: string | null };
