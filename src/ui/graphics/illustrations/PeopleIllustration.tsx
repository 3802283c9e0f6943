import { type DrawingProps, Illustration, type IllustrationPart } from "./Illustration.tsx";

const parts: readonly IllustrationPart[] = [
  ["soft", "M28 150C8 110 28 48 84 32s122 6 136 58c6 24 0 46-10 60z"],
  ["accent", "M142 78c-17-12-26-22-26-32 0-8 6-13 12-13s11 3 14 9c3-6 8-9 14-9s12 5 12 13c0 10-9 20-26 32z"],
  ["light", "M78 72a16 16 0 1 0 32 0a16 16 0 1 0-32 0z"],
  ["fill", "M68 150v-30c0-17 11-28 26-28s26 11 26 28v30z"],
  ["light", "M138 104a13 13 0 1 0 26 0a13 13 0 1 0-26 0z"],
  ["accent", "M132 150v-14c0-11 8-18 19-18s19 7 19 18v14z"],
  ["line", "M106 112c2 14 12 22 30 20M84 150v-24M76 66c4-9 18-12 30-4M142 98c4-6 12-8 18-3M20 150h204"],
];

/** A grown-up and a child under one heart. */
export const PeopleIllustration = (props: DrawingProps) => <Illustration {...props} parts={parts} />;
