declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; rootType: string; issueMessage: string };

  /** Validates structured data against the required fields in Google's documentation of each type. */
  export default class Validator {
    validate(data: {
      jsonld: Record<string, object[]>;
      microdata: object;
      rdfa: object;
      errors: never[];
    }): Promise<Issue[]>;
  }
}
