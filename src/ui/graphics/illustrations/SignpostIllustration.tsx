import { Illustration } from "./Illustration.tsx";
import { IllustrationFrame } from "./IllustrationFrame.ts";
import { signpostDrawing } from "./signpostDrawing.ts";

/** A signpost, in its frame: what was looked for is not here. */
export function SignpostIllustration() {
  return (
    <IllustrationFrame>
      <Illustration drawing={signpostDrawing} />
    </IllustrationFrame>
  );
}
