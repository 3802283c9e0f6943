/** Where objects are: `s3://bucket/prefix`. */
export interface S3Location {
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  /** Address of the store; without it that of the SDK's configuration, else AWS. */
  readonly endpoint?: string;
}
