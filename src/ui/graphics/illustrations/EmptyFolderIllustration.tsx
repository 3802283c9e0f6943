import { type DrawingProps, Illustration, type IllustrationPart } from "./Illustration.tsx";

const parts: readonly IllustrationPart[] = [
  ["soft", "M26 150C8 110 28 50 84 34s122 6 136 58c6 24 0 44-10 58z"],
  ["line", "M104 42v10M84 48l6 8M124 48l-6 8"],
  ["fill", "M54 150V76c0-4 3-6 6-6h32l12 12h52c4 0 6 2 6 6v62z"],
  ["light", "M66 92h84v42H66z"],
  ["accent", "M42 108h122c4 0 6 3 5 6l-9 32c-1 3-3 4-6 4H54c-3 0-5-1-6-4l-10-32c-1-3 1-6 4-6z"],
  ["light", "M150 104a24 24 0 1 0 48 0a24 24 0 1 0-48 0z"],
  ["line", "M164 104c0-6 4-10 10-10M191 121l22 23M20 150h204"],
];

/** An open folder with nothing in it, and a magnifying glass. */
export const EmptyFolderIllustration = (props: DrawingProps) => <Illustration {...props} parts={parts} />;
