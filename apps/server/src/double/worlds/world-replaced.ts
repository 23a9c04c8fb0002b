/** Everything in the world has been replaced since an exchange began; nothing of it may reach what stands there now. */
export class WorldReplaced extends Error {
  override readonly name = "WorldReplaced";

  constructor() {
    super("The world was replaced while this was under way.");
  }
}
