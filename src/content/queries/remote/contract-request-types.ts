/** The body of a GraphQL request. */
export type ContractRequest = {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
};

/** The body of a GraphQL answer. */
export type Answer = { data?: unknown; errors?: unknown };

/** A function that sends a query of the contract and returns the answer. */
export type Source = (request: ContractRequest, signal?: AbortSignal) => Promise<Answer>;
