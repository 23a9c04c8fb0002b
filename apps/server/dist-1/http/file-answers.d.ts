declare const reasons: {
    readonly 404: "Not Found\n";
    readonly 405: "Method Not Allowed\n";
    readonly 416: "Range Not Satisfiable\n";
    readonly 503: "Service Unavailable\n";
};
/** Answers a request for a file with a status and its reason. */
export declare function plain(status: keyof typeof reasons, headers?: Readonly<Record<string, string>>): Response;
/** Sends a browser without access to the page where a person signs in, and back. */
export declare function redirectToSignIn({ pathname, search }: URL): Response;
export {};
//# sourceMappingURL=file-answers.d.ts.map