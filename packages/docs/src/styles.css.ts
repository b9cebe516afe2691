import '@view-site/ui/theme'
