import type { ScimAnswer } from "@rollcall/scim-core";
import type { WebapiCaller } from "@rollcall/service";
import type { MethodAnswer } from "@rollcall/webapi-core";

/** Receives what the service reports about each request. */
export interface RequestLog {
  /** Makes the identifier of a request that begins now. */
  readonly newRequestId: () => string;
  readonly scimAnswered: (answer: ScimAnswer) => void;
  readonly methodAnswered: (answer: MethodAnswer<WebapiCaller>) => void;
  readonly failed: (error: unknown, requestId: string) => void;
}
