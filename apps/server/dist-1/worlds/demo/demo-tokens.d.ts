import type { World } from "@rollcall/service/world";
/** A token of the demo world and its description, for the operator. */
export interface DemoToken {
    readonly token: string;
    readonly kind: NonNullable<World["tokens"]>[number]["kind"];
    readonly description: string;
}
/** Lists the tokens of a world with the users that they act as. */
export declare function toDemoTokens({ tokens, users }: World): readonly DemoToken[];
//# sourceMappingURL=demo-tokens.d.ts.map