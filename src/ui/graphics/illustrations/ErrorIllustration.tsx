import { brokenUmbrellaDrawing } from "./brokenUmbrellaDrawing.ts";
import { Illustration } from "./Illustration.tsx";

/** Something broke. */
export const ErrorIllustration = () => <Illustration drawing={brokenUmbrellaDrawing} />;
