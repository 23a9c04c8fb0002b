/** Refuses a request for a page that neither reads it nor its headers. */
export declare function refuseVerb(method: string): Response | undefined;
//# sourceMappingURL=refuse-verb.d.ts.map