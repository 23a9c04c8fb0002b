import type { Ids } from "@rollcall/service";
/** The bytes of an image that differ from server to server: generated identifiers, and times of the start. */
export interface Blanks {
    /** In the order in which the identifiers are generated. */
    readonly ids: readonly BlankId[];
    readonly times: readonly BlankTime[];
    readonly lists: readonly BlankList[];
    /** The latest time that the world states, in milliseconds since 1970. Times of the start come after it. */
    readonly statedMs: number;
}
/** A generated identifier; its characters after the prefix are blank. */
interface BlankId {
    readonly prefix: string;
    /** Offsets in the image. */
    readonly places: readonly number[];
}
interface BlankTime {
    readonly form: keyof typeof timeForms;
    /** Microseconds since the start; negative for a time before it. */
    readonly sinceUs: number;
    /** Offsets in the image. */
    readonly places: readonly number[];
}
/** Identifiers in order: the users of a direct message. */
interface BlankList {
    /** Offset in the image. */
    readonly place: number;
    readonly length: number;
    /** The text between two identifiers. */
    readonly mark: string;
}
/** The forms in which tables store a time, given in microseconds. Every time that {@link fits} accepts has equal length. */
export declare const timeForms: {
    readonly instant: (us: number) => Buffer<ArrayBuffer>;
    readonly ts: (us: number) => Buffer<ArrayBuffer>;
    readonly integer: (us: number) => Buffer<ArrayBuffer>;
    readonly milliseconds: (us: number) => Buffer<ArrayBuffer>;
};
/** What goes into the blanks. */
export interface Filling {
    readonly ids: Ids;
    /** Time of the start, in milliseconds since 1970. */
    readonly nowMs: number;
}
/** Whether a start may fill the blanks: its times have the length that they have in the image, and come last. */
export declare function fits({ statedMs }: Pick<Blanks, "statedMs">, nowMs: number): boolean;
/** Fills the blanks of an image in place. The indexes of its tables no longer fit then. */
export declare function fillBlanks(image: Buffer, blanks: Blanks, { ids, nowMs }: Filling): void;
export {};
//# sourceMappingURL=blanks.d.ts.map