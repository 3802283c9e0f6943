import { type DrawingProps, Illustration, type IllustrationPart } from "./Illustration.tsx";

const parts: readonly IllustrationPart[] = [
  ["soft", "M26 150C8 110 28 50 84 34s122 6 136 58c6 24 0 44-10 58z"],
  ["accent", "M184 36l-18 26h13l-7 20 24-28h-13l9-18z"],
  ["line", "M52 56l-7 14M76 42l-6 12M150 38l-5 11"],
  ["line", "M126 90l-23 50c-3 7-11 9-16 5"],
  [
    "fill",
    "M54 116c10-38 50-58 92-43 17 6 29 16 37 29-10-5-20-5-28 1-8-10-20-15-33-12-7-9-20-11-31-6-5 12-19 24-37 31z",
  ],
  ["accent", "M122 91c7-9 15-15 24-18-5-2-10-3-15-4-14 3-28 9-40 16 11-5 24-3 31 6z"],
  ["line", "M20 150h204M40 160h22M150 160h40"],
];

/** An umbrella that the weather has won over: something broke. */
export const BrokenUmbrellaIllustration = (props: DrawingProps) => <Illustration {...props} parts={parts} />;
