import { basePath } from "#contract/basePath.ts";
import { apiBase } from "#contract/callNames.ts";
import { block } from "./block.ts";

/**
 * The format of the access log, with method and path as they were asked for: nginx's own variables have those of the
 * location that answered. The path is without its query, and cut off before what can be a number of an agreement or a
 * customer.
 */
export const accessLog: readonly string[] = [
  "# The log has no address of a customer, no query and no number of an agreement.",
  ...block("map $request $portal_method", [`default "-";`, `"~^([A-Z_-]+) " $1;`]),
  ...block("map $request_uri $portal_path", [
    `default "";`,
    // Names of files have digits.
    `"~^(${basePath}/assets/[^?]*)" $1;`,
    `"~*^(${apiBase}/avtaleoversikt/tilbud/)[^?]" $1...;`,
    // A part with four digits in a row, also in their encoded form.
    `"~^((?:[^?]*?/)?)[^/?]*?(?:[0-9]|%3[0-9]){4}" $1...;`,
    `"~^([^?]*)" $1;`,
  ]),
  "log_format portal '$time_iso8601 $host $portal_method $portal_path $status $body_bytes_sent $request_time " +
    `$request_id "$upstream_status" "$upstream_response_time"';`,
];
