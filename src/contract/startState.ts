/** The attribute of `<html>` that says how far the portal has come. Without scripts there is none. */
export const startAttribute = "data-start";

/**
 * `waiting`: for the portal's code. `started`: the portal has taken the place of the static shell. The others say in the
 * place of the shell why the portal has not started (spec: loading-24): `tooOld`: the browser does not know the code;
 * `late`: the code has not started, for a reason that nobody knows; `lateDrawn`: the same, below which the agreements
 * stay that the boot script has drawn.
 */
export type StartState = "waiting" | "started" | "tooOld" | "late" | "lateDrawn";

/** The id of the element that says why. */
export const notStartedId = "not-started";
