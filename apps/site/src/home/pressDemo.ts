// A file for `import()`: of a whole entry of the package, the bundler would keep all.
export { pressDemo } from '@view-site/docs/reader'
