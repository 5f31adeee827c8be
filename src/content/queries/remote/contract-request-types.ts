export type ContractRequest = {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
};

export type Answer = { data?: unknown; errors?: unknown };

export type Source = (request: ContractRequest, signal?: AbortSignal) => Promise<Answer>;
