/** The labels of `ExportMenu`. */
export const exportMenuLabels = {
  export: 'Export',
  exporting: 'Exporting…',
  xlsx: 'Excel (XLSX)',
  semicolon: 'CSV with ; and 1,5',
  comma: 'CSV with , and 1.5',
  json: 'JSON',
  failed: 'The file could not be created.',
};
