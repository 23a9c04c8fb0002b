import type { PlainHeaders, PlainRequest } from "@rollcall/server-adapters/node";
/** A request with another address and with other headers. */
export declare class HookRequest implements PlainRequest {
    #private;
    readonly method: string;
    readonly url: string;
    readonly headers: PlainHeaders;
    /** @param headers values by names in lower case */
    constructor(request: PlainRequest, url: string, headers: Readonly<Record<string, string>>);
    get signal(): AbortSignal;
    get body(): PlainRequest["body"];
    get bodyUsed(): boolean;
    arrayBuffer(): Promise<ArrayBuffer>;
    takeBody(): Uint8Array<ArrayBuffer> | undefined;
}
//# sourceMappingURL=hook-request.d.ts.map