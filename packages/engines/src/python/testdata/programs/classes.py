class Animal:
    count = 0
    def __init__(self, name):
        self.name = name
        Animal.count += 1
    def speak(self):
        return f"{self.name} makes a sound"
class Dog(Animal):
    def speak(self):
        return super().speak() + ": woof"
for a in (Animal("Cat"), Dog("Rex")):
    print(a.speak(), isinstance(a, Animal), type(a).__name__)
print(Animal.count, Dog.__mro__[1].__name__, issubclass(Dog, Animal))
