declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; rootType: string; issueMessage: string };

  /** Holds structured data against what Google's documentation demands of each type. */
  export default class Validator {
    validate(data: {
      jsonld: Record<string, object[]>;
      microdata: object;
      rdfa: object;
      errors: never[];
    }): Promise<Issue[]>;
  }
}
