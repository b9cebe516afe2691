// Styles export nothing: `import '@view-site/ui/styles.css'`.
