/** Proofs that a form was sent from the page that this process rendered, in the browser that it was rendered for. */
export interface ConsentProofs {
    /** Makes the proof of a page and the cookie that belongs to it. */
    make(parameters: ReadonlyMap<string, string>): {
        readonly proof: string;
        readonly cookie: string;
    };
    /** Whether a form has the proof of its parameters, and its browser the cookie. */
    check(parameters: ReadonlyMap<string, string>, proof: string, cookies: string | null): boolean;
}
/** Creates the proofs of a process. */
export declare function createConsentProofs(): ConsentProofs;
//# sourceMappingURL=consent-proof.d.ts.map