/** Returns the command that deletes this data folder and starts again. A folder name that a shell would split is quoted. */
export function beginAnew(dataFolder: string, options = ''): string {
  const folder = /^[\w./@%+=:,-]+$/.test(dataFolder) ? dataFolder : `'${dataFolder.replaceAll("'", String.raw`'\''`)}'`
  return `npm start -- --fresh --data ${folder}${options}`
}
