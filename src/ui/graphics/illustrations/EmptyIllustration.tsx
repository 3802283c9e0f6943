import { emptyFolderDrawing } from "./emptyFolderDrawing.ts";
import { Illustration } from "./Illustration.tsx";

/** Nothing to show. */
export const EmptyIllustration = () => <Illustration drawing={emptyFolderDrawing} />;
